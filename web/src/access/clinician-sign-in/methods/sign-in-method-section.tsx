import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from '../sign-in-methods.module.css'

export function SignInMethodSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className={styles.section}>
        <h2 id={id}>{title}</h2>
        {children}
      </Card>
    </section>
  )
}
