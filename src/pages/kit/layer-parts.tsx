// Overlays: toasts, dialog, side panel.
import { useState } from 'react'
import { button } from '../../ui/button.css'
import { Dialog } from '../../ui/dialog'
import { SidePanel } from '../../ui/side-panel'
import { showToast } from '../../ui/toast/toast-store'
import { Specimen } from './specimen'
import * as styles from './specimen.css'

const words = { title: 'What happened', text: 'What it means for you.' }

export function LayerParts() {
  const [open, setOpen] = useState<'none' | 'dialog' | 'panel'>('none')
  const close = () => setOpen('none')
  const focus = (id: string) => () => document.getElementById(id)?.focus()
  return (
    <Specimen title="Layers">
      <div className={styles.row}>
        <Opener label="Success toast" onClick={() => showToast({ tone: 'success', ...words })} />
        <Opener
          label="Failure toast"
          onClick={() => showToast({ tone: 'destructive', ...words, detail: 'Reference 1' })}
        />
        <Opener id="open-dialog" label="Dialog" onClick={() => setOpen('dialog')} />
        <Opener id="open-panel" label="Side panel" onClick={() => setOpen('panel')} />
      </div>
      {open === 'dialog' && (
        <Dialog
          id="kit-dialog"
          title="Dialog"
          subtitle="What it is for."
          closeTo="/kit"
          onClose={close}
          onClosed={focus('open-dialog')}
        >
          <Opener label="Inside" onClick={close} />
        </Dialog>
      )}
      <SidePanel
        open={open === 'panel'}
        title="Side panel"
        closeLabel="Close"
        onClose={close}
        onClosed={focus('open-panel')}
      >
        <Opener label="Inside" onClick={close} />
      </SidePanel>
    </Specimen>
  )
}

function Opener({ label, ...rest }: { label: string; id?: string; onClick: () => void }) {
  return (
    <button type="button" className={button.quiet} {...rest}>
      {label}
    </button>
  )
}
