import type { EducationCard } from '@second-wind/core/content/education/education-card-schema'
import { loadEducationCards } from '@second-wind/core/content/education/load-cards'
import type { RiskLevel } from '@second-wind/core/care/risk/risk-level'
import { useEffect, useState } from 'react'

/** The cards of one level, once they are here. */
export function useEducationCards(level: RiskLevel): readonly EducationCard[] | 'opening' | 'failed' {
  const [loaded, setLoaded] = useState<readonly EducationCard[] | 'opening' | 'failed'>('opening')
  useEffect(() => {
    let isCurrent = true
    const show = (cards: readonly EducationCard[] | 'failed') => {
      if (isCurrent) setLoaded(cards)
    }
    loadEducationCards(level).then(show, () => show('failed'))
    return () => {
      isCurrent = false
    }
  }, [level])
  return loaded
}
