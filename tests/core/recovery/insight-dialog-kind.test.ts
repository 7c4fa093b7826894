import { insightDialogKind } from '@second-wind/core/recovery/insight-dialog-kind'
import { describe, expect, test } from 'vitest'

const redFlag = { level: 'emergency' } as const
const sign = { level: 'watch' } as const

describe('what the dialog after logging shows', () => {
  test.each([
    ['a red flag in the entry', 'safety', [redFlag], [], 'emergency'],
    ['a red flag in both', 'safety', [redFlag], [redFlag], 'emergency'],
    ['an earlier red flag and a milder entry', 'watch', [sign], [redFlag], 'earlier-emergency'],
    ['an earlier red flag and no sign', 'safety-earlier', [], [redFlag], 'earlier-emergency'],
    ['advice for the same day', 'safety', [{ level: 'urgent' }], [], 'warning'],
    ['earlier advice for the same day', 'safety-earlier', [], [{ level: 'urgent' }], 'warning'],
    ['a sign to watch', 'watch', [sign], [], 'warning'],
    ['no sign and a usual day', 'usual-day', [], [], 'message'],
    ['no sign on the first day', 'first-days-mild', [], [], 'message'],
  ] as const)('%s', (_, id, findings, earlier, kind) => {
    expect(insightDialogKind({ id }, findings, earlier)).toBe(kind)
  })
})
