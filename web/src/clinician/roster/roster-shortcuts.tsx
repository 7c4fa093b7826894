import { Button, Group } from '@mantine/core'
import { Fragment, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { Dialog, DialogTitle } from '../../ui/feedback/dialog.tsx'
import { TextButton } from '../../ui/links/text-button.tsx'
import styles from './roster.module.css'

/** The name buttons, one tab stop for each row. */
const namesIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(':scope > li h3 button')]

/** Moves the focus `by` rows down, from the row that has it or whose record is open, or to the first name. */
export function moveBetweenRows(list: HTMLElement, by: number): void {
  const names = namesIn(list)
  const focused = names.findIndex((name) => name.closest('li')?.contains(document.activeElement))
  const at =
    focused === -1 ? names.findIndex((name) => name.getAttribute('aria-expanded') === 'true') : focused
  names[at === -1 ? 0 : Math.min(names.length - 1, Math.max(0, at + by))]?.focus()
}

export const focusSearch = () => document.querySelector<HTMLElement>('[role="search"] input')?.focus()

/** j and k move from row to row and / to the search, unless the person is typing or a dialog is open. */
export function useRosterShortcuts(list: RefObject<HTMLElement | null>, onSearch = focusSearch): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    const isTyping =
      target instanceof Element &&
      target.closest('input, textarea, select, [contenteditable], [role="dialog"]')
    if (!areKeysOn() || isTyping || altKey || ctrlKey || metaKey || !list.current) return
    if (key === 'j') moveBetweenRows(list.current, 1)
    else if (key === 'k') moveBetweenRows(list.current, -1)
    else if (key === '/') onSearch()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Which keys there are. Single letters can be switched off, for people who dictate (WCAG 2.1.4). */
export function RosterShortcutsHelp() {
  const [isShown, setIsShown] = useState(false)
  const [isOn, setIsOn] = useState(areKeysOn)
  const toggle = () => {
    storeKeys(!isOn)
    setIsOn(!isOn)
  }
  return (
    <div className={styles.keys}>
      <TextButton onClick={() => setIsShown(true)}>Keyboard shortcuts</TextButton>
      <Dialog isOpen={isShown} onClose={() => setIsShown(false)}>
        <DialogTitle>Keyboard shortcuts</DialogTitle>
        <dl className={styles.keyList}>
          {rosterKeys.map(([key, use]) => (
            <Fragment key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{use}</dd>
            </Fragment>
          ))}
        </dl>
        <p role="status">{isOn ? 'The keys j, k and / are on.' : 'The keys j, k and / are off.'}</p>
        <Group>
          <Button variant="outline" onClick={toggle}>
            {isOn ? 'Turn shortcuts off' : 'Turn shortcuts on'}
          </Button>
          <Button onClick={() => setIsShown(false)}>Close</Button>
        </Group>
      </Dialog>
    </div>
  )
}

const rosterKeys = [
  ['j', 'Next patient'],
  ['k', 'Previous patient'],
  ['→', 'Buttons in the row'],
  ['Enter', 'Open the record'],
  ['Esc', 'Close the record'],
  ['/', 'Search'],
] as const

const storageKey = 'roster-keys'

// Some private windows have no localStorage, or throw on access.
function areKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

function storeKeys(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off')
  } catch {
    // The next visit starts with the keys on.
  }
}
