import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'

/** Where a screen reader starts. */
export function ReadFirst({
  label = 'Warning about this entry',
  children,
}: {
  label?: string
  children: ReactNode
}) {
  return (
    <Stack data-autofocus role="group" aria-label={label} tabIndex={-1}>
      {children}
    </Stack>
  )
}
