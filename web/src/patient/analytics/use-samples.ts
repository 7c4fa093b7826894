import { loadSample } from '@second-wind/core/content/samples/load-sample'
import type { AnalyticsSamples } from '@second-wind/core/content/samples/shape/analytics'
import { useLazyContent } from '../../ui/hooks/use-lazy-content.ts'

const opened = new Map<'analytics', AnalyticsSamples>()

export const useSamples = () => useLazyContent('analytics', opened, loadSample.analytics)
