import { useEffect, useState } from 'react'

const shownForMs = 20_000

/** Says what was just done. Later it would look as if it were about what has come in since (HZ-09). */
export function usePassingText(): [text: string, show: (text: string) => void] {
  const [shown, setShown] = useState({ text: '' })
  useEffect(() => {
    if (shown.text === '') return undefined
    const timer = setTimeout(() => setShown({ text: '' }), shownForMs)
    return () => clearTimeout(timer)
  }, [shown])
  return [shown.text, (text) => setShown({ text })]
}
