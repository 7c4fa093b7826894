/** What the document holds beside what a person reads. */
const unseen = 'script, style, link'

/**
 * Puts `host` on the page and takes everything else off it, also what is added later (a toast, a dialog), unless the
 * locked app itself adds it: nothing of it can be seen, read aloud, found or printed. The answer puts it all back, where the page was and with the focus.
 */
export function showOnly(host: HTMLElement): () => void {
  const { body } = document
  const focused = document.activeElement
  const top = window.scrollY
  const taken = document.createDocumentFragment()
  const take = (but: string) => {
    for (const child of [...body.children]) if (child !== host && !child.matches(but)) taken.append(child)
  }
  take(unseen)
  body.append(host)
  window.scrollTo(0, 0)
  const later = new MutationObserver(() => take(`${unseen}, [data-over-lock]`))
  later.observe(body, { childList: true })

  return () => {
    later.disconnect()
    host.remove()
    body.append(taken)
    window.scrollTo(0, top)
    if (focused instanceof HTMLElement && focused !== body) focused.focus({ preventScroll: true })
  }
}
