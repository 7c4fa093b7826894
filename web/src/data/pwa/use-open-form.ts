import { useEffect } from 'react'
import { holdFormOpen } from './open-form.ts'

/** A form says that it holds something unsaved: no update reloads this page, or changes the app under it, meanwhile. */
export function useOpenForm(dirty: boolean): void {
  useEffect(() => (dirty ? holdFormOpen() : undefined), [dirty])
}
