import { patientId } from '@second-wind/core/platform/ids'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { useDashboardAddress } from '../../../../web/src/clinician/dashboard/dashboard-address.ts'

const margaret = patientId.parse(2)

const openAt = (address: string) =>
  renderHook(() => ({ ...useDashboardAddress(), shown: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  }).result

describe('the address of the dashboard', () => {
  test('has no filter that reveals how the patient is while a record is open, and the filter stays', () => {
    const dashboard = openAt('/clinician-dashboard?tab=patients&risk=high&severity=critical')
    act(() => dashboard.current.openRecord(margaret))
    expect(dashboard.current.shown).toBe('?tab=patients&patient=2')
    expect(dashboard.current.address).toMatchObject({ risk: 'high', alerts: { severity: 'critical' } })

    act(() => dashboard.current.go({ risk: 'medium' }))
    expect(dashboard.current.shown).toBe('?tab=patients&patient=2')
    act(() => dashboard.current.go({ patient: undefined }))
    expect(dashboard.current.shown).toBe('?tab=patients&risk=medium&severity=critical')
  })

  test.each([
    ['?tab=alerts', 'open', '?tab=alerts'],
    ['?tab=alerts&show=resolved', 'resolved', '?tab=alerts&show=resolved'],
    ['?tab=alerts&show=all', 'all', '?tab=alerts&show=all'],
  ])('%s shows the alerts that are %s', (query, state, shown) => {
    const dashboard = openAt(`/clinician-dashboard${query}`)
    expect(dashboard.current.address.alerts.state).toBe(state)
    act(() => dashboard.current.go({ tab: 'alerts' }))
    expect(dashboard.current.shown).toBe(shown)
  })

  test('does not bring back a filter that was removed', () => {
    const dashboard = openAt('/clinician-dashboard?tab=patients&risk=high')
    act(() => dashboard.current.openRecord(margaret))
    act(() => dashboard.current.go({ risk: 'all' }))
    act(() => dashboard.current.go({ patient: undefined }))
    expect(dashboard.current.address.risk).toBe('all')
  })
})
