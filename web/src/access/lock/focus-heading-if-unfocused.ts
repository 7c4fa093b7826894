/** Whoever was nowhere in particular, as after a start, goes on at the heading of the screen. */
export function focusHeadingIfUnfocused(): void {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
