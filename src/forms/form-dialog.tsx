// A form in a dialog. Loaded together with the form.
import { useLocation } from 'react-router'
import { Dialog } from '../ui/dialog'
import { focusOpener } from './dialog-opener'
import type { DialogForm } from './form-spec'
import { useClose } from './use-close'

export function FormDialog({ form }: { form: DialogForm }) {
  const { id, title, subtitle, Form } = form
  const { pathname } = useLocation()
  const close = useClose()
  // A link in the form leads to another page, which places the focus itself.
  const focusUnlessLeft = () => {
    if (location.pathname === pathname) focusOpener()
  }
  return (
    <Dialog
      // Not `newsletter-dialog`, which ad blockers hide (tests/browser/hidden-names.ts).
      id={`dialog-${id}`}
      title={title}
      subtitle={subtitle}
      closeTo={pathname}
      onClose={close}
      onClosed={focusUnlessLeft}
    >
      <Form onSent={close} />
    </Dialog>
  )
}
