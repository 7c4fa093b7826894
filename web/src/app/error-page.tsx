import { northernIreland } from '@second-wind/core/content/help/northern-ireland'
import * as paths from '../paths.ts'
import { Button } from '../ui/primitives/button.tsx'
import styles from './error-page.module.css'

/** Replaces a screen that failed. Works without router, data or network. */
export function ErrorPage({ error }: { error: unknown }) {
  const { heading, text } = isChunkLoadError(error) ? missingPart : broken
  return (
    <div className={styles.page} role="alert">
      <h2>{heading}</h2>
      <p>{text}</p>
      <p>
        If you feel unwell, do not wait for this app. Call <a href="tel:111">111</a>, or{' '}
        <a href="tel:999">999</a> in an emergency. {northernIreland.text}
      </p>
      <Button onClick={() => window.location.reload()}>Try again</Button>
      <a className={styles.home} href={paths.home}>
        Go to Home
      </a>
    </div>
  )
}

const missingPart = {
  heading: 'This screen could not load',
  text: 'This part of the app is not on your phone yet. Check your connection and try again.',
}
const broken = {
  heading: 'Something went wrong on this screen',
  text: 'Try again. If it keeps happening, close the app and open it again.',
}

// The messages of Chromium, Firefox and WebKit, and the bundler's for a style sheet.
const importFailures = /dynamically imported module|importing a module script|unable to preload/i

function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && importFailures.test(error.message)
}
