import styles from './sign-in.module.css'

export function ErrorText({ children }: { children: string | undefined }) {
  if (children === undefined) return null
  return (
    <p role="alert" className={styles.error}>
      {children}
    </p>
  )
}
