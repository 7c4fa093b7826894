import { analyseRecords, type Analysis } from '@second-wind/core/recovery/analytics/analysis'
import { useState } from 'react'
import { findUnfinished } from '../../data/live/unfinished/unsaved-changes.ts'
import {
  captureAt,
  findProfile,
  listChecksForFindings,
  listEntriesForFindings,
  listMessages,
} from '../../data/local/index.ts'
import { useTicker } from '../../ui/hooks/use-ticker.ts'

/** "Results after 3 seconds" (specification, section 4). */
export const analysisMs = 3000

export type AnalysisState =
  /** `isReturn`: the person came back from the result rather than opening the page. */
  | { step: 'input'; isReturn: boolean; isUnreadable: boolean }
  | { step: 'analysing'; analysis: Analysis; elapsedMs: number }
  /** `readAt`: epoch milliseconds. */
  | { step: 'results'; analysis: Analysis; readAt: number }

type Run = { analysis: Analysis; startedAt: number }

/** Reads the local data once, at Start. Nothing is saved or requested from a server (hazard C28). */
export function useAnalysis() {
  const [run, setRun] = useState<Run | 'none' | 'left' | 'unreadable'>('none')
  const [isOver, setIsOver] = useState(false)
  const { now, updateNow } = useTicker(typeof run === 'object' && !isOver)

  const start = () => {
    setIsOver(false)
    readRun().then(
      (begun) => {
        updateNow()
        setRun(begun)
      },
      () => setRun('unreadable'),
    )
  }
  const goBack = () => setRun('left')

  const state = stateOf(run, now)
  // A result stays visible even if the clock is put back.
  if (state.step === 'results' && !isOver) setIsOver(true)
  return { state, start, goBack }
}

async function readRun(): Promise<Run> {
  const now = Date.now()
  const today = captureAt(now).localDate
  const [profile, entries, checks, messages, unfinished] = await Promise.all([
    findProfile(),
    listEntriesForFindings(),
    listChecksForFindings(),
    listMessages(),
    findUnfinished(today),
  ])
  const isUnfinished = unfinished !== undefined
  return {
    analysis: analyseRecords({ profile, entries, checks, messages, isUnfinished, today, now }),
    startedAt: now,
  }
}

function stateOf(run: Run | 'none' | 'left' | 'unreadable', now: number): AnalysisState {
  if (typeof run === 'string') {
    return { step: 'input', isReturn: run === 'left', isUnreadable: run === 'unreadable' }
  }
  const { analysis, startedAt } = run
  const elapsedMs = Math.max(0, now - startedAt)
  if (elapsedMs >= analysisMs) return { step: 'results', analysis, readAt: startedAt }
  return { step: 'analysing', analysis, elapsedMs }
}
