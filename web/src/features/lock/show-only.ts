/** What the document holds beside what a person reads. */
const unseen = 'script, style, link'

/**
 * Puts `host` on the page and takes everything else off it, also what is added later (a toast, a dialog): nothing of it
 * can be seen, read aloud, found or printed. The answer puts it all back, where the page was and with the focus.
 */
export function showOnly(host: HTMLElement): () => void {
  const { body } = document
  const focused = document.activeElement
  const top = window.scrollY
  const taken = document.createDocumentFragment()
  const take = () => {
    for (const child of [...body.children]) if (child !== host && !child.matches(unseen)) taken.append(child)
  }
  take()
  body.append(host)
  window.scrollTo(0, 0)
  const later = new MutationObserver(take)
  later.observe(body, { childList: true })

  return () => {
    later.disconnect()
    host.remove()
    body.append(taken)
    window.scrollTo(0, top)
    if (focused instanceof HTMLElement && focused !== body) focused.focus({ preventScroll: true })
  }
}
