import { useEffect } from 'react'
import { markFormOpen } from './open-form.ts'

/** Marks a form with unsaved input: meanwhile no update reloads this page or replaces the app. */
export function useOpenForm(dirty: boolean): void {
  useEffect(() => (dirty ? markFormOpen() : undefined), [dirty])
}
