import { insightDialogKind } from '@second-wind/core/recovery/insight-dialog-kind'
import { describe, expect, test } from 'vitest'

const redFlag = { id: 'breathlessness-severe', level: 'emergency' } as const
const urgent = { id: 'cough-severe', level: 'urgent' } as const
const sign = { id: 'energy-very-low', level: 'watch' } as const
const sameDaySign = { id: 'flare-up-one-sign', level: 'watch' } as const

describe('what the dialog after logging shows', () => {
  test.each([
    ['a red flag in the entry', 'safety', [redFlag], [], 'emergency'],
    ['a red flag in both', 'safety', [redFlag], [redFlag], 'emergency'],
    ['an earlier red flag and a milder entry', 'watch', [sign], [redFlag], 'earlier-emergency'],
    ['an earlier red flag and no sign', 'safety-earlier', [], [redFlag], 'earlier-emergency'],
    ['advice for the same day', 'safety', [urgent], [], 'advice-today'],
    ['a sign to watch that needs advice today', 'watch', [sameDaySign], [], 'advice-today'],
    ['earlier advice for the same day', 'safety-earlier', [], [urgent], 'advice-today'],
    ['earlier advice beside a sign to watch', 'watch', [sign], [urgent], 'advice-today'],
    ['a sign to watch', 'watch', [sign], [], 'warning'],
    ['no sign and a usual day', 'usual-day', [], [], 'message'],
    ['no sign on the first day', 'first-days-mild', [], [], 'message'],
  ] as const)('%s', (_, id, findings, earlier, kind) => {
    expect(insightDialogKind({ id }, findings, earlier)).toBe(kind)
  })
})
