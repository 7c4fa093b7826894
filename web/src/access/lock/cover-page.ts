import styles from './cover-page.module.css'

/** Lays a plain sheet over everything. Answers how to take it away. */
export function coverPage(): () => void {
  const sheet = document.createElement('div')
  sheet.className = styles.sheet ?? ''
  document.body.append(sheet)
  return () => sheet.remove()
}
