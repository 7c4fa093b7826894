import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { LockOverlayContext } from '../hooks/lock-overlay-context.ts'
import styles from './printed-page.module.css'

type Props = { title: string; className?: string | undefined; children: ReactNode }

/** Rendered outside the app and visible only in print, where it replaces the screen. */
export function PrintedPage({ title, className = '', children }: Props) {
  const isOverLock = use(LockOverlayContext)
  return createPortal(
    <article
      className={`${styles.page} ${className}`}
      aria-label={title}
      {...(isOverLock && { 'data-over-lock': true })}
    >
      <h1>{title}</h1>
      {children}
    </article>,
    document.body,
  )
}
