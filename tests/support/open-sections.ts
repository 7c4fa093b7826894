import { afterEach, beforeEach } from 'vitest'

/** The person has opened every section of Home, and the list of all tasks, on an earlier visit. */
export function withSectionsOpen(): void {
  beforeEach(() => {
    for (const name of ['advice', 'tasks', 'recovery', 'progress', 'learn', 'air', 'care', 'more']) {
      localStorage.setItem(`section-${name}`, 'open')
    }
    localStorage.setItem('home-tasks', 'all')
  })
  afterEach(() => localStorage.clear())
}
