import { lazy, Suspense } from 'react'
import { ServerStateProvider } from '../../access/clinician-sign-in/session/server-state.tsx'
import { authMode } from '../../data/local/index.ts'
import { TemplateList } from './template-list.tsx'
import { templateWords } from './template-words.ts'

/** /clinician/message-templates */
export function MessageTemplatesScreen() {
  const screen = (
    <ServerStateProvider>
      <TemplateList />
    </ServerStateProvider>
  )
  if (!SessionGate) return screen
  return (
    <Suspense fallback={null}>
      <SessionGate title={templateWords.title}>{screen}</SessionGate>
    </Suspense>
  )
}

const SessionGate =
  authMode === 'real'
    ? lazy(async () => ({
        default: (await import('../../access/clinician-sign-in/session/session-gate.tsx')).SessionGate,
      }))
    : undefined
