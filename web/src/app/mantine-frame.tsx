import './styles/mantine.css'
import './styles/controls.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { cssVariables, theme } from './theme.ts'

/** What Mantine's parts need around them. Comes with the screens that use them: the shell and Home do without. */
export function MantineFrame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      {children}
    </MantineProvider>
  )
}
