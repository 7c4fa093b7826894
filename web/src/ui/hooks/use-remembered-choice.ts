import { useState } from 'react'

/**
 * A choice about the display, remembered in localStorage where the browser allows it. The first choice is the default.
 * Never used for medical data.
 */
export function useRememberedChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [choice: Choice, choose: (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => readChoice(key, choices))
  const choose = (next: Choice) => {
    write(key, next)
    setChoice(next)
  }
  return [choice, choose]
}

// Some private windows have no localStorage, or throw on access.
function readChoice<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
  try {
    const stored = localStorage.getItem(key)
    return choices.find((choice) => choice === stored) ?? choices[0]
  } catch {
    return choices[0]
  }
}

function write(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Not remembered: the next visit starts with the default.
  }
}
