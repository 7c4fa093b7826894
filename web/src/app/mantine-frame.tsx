import './styles/mantine.css'
import './styles/controls.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { cssVariables, theme } from './theme.ts'

/** Provides Mantine's context. Loaded with the screens that use Mantine; the shell and Home do not. */
export function MantineFrame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      {children}
    </MantineProvider>
  )
}
