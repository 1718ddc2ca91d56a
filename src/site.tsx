// <Site/>: the same tree on the server and in the browser.
import { Route, Routes } from 'react-router'
import type { NativeFormState } from './contract/native-form'
import { NativeFormContext } from './forms/native-form-context'
import { Footer } from './layout/footer'
import { Header } from './layout/header'
import { PageChange } from './layout/page-change'
import { SkipLink } from './layout/skip-link'
import { findRoute, notFound, routes } from './routes'
import './theme/global.css'
import { Toaster } from './ui/toast/toaster'

const titleOf = (path: string) => (findRoute(path) ?? notFound).title

export function Site({ nativeForm }: { nativeForm: NativeFormState | null }) {
  return (
    <NativeFormContext value={nativeForm}>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        <Routes>
          {routes.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} caseSensitive />
          ))}
          <Route path="*" element={<notFound.Page />} />
        </Routes>
      </main>
      <Footer />
      <PageChange titleOf={titleOf} />
      <Toaster />
    </NativeFormContext>
  )
}
