import { useEffect } from 'react'
import { markFormOpen } from './open-form.ts'

/** A form says that it holds something unsaved: no update reloads this page, or changes the app under it, meanwhile. */
export function useOpenForm(dirty: boolean): void {
  useEffect(() => (dirty ? markFormOpen() : undefined), [dirty])
}
