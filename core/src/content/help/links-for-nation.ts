import type { Nation } from '../../records/patient.ts'
import type { ExternalLink } from '../home-advice/external-link.ts'

/** The pages of the person's own nation, and those that are for everyone; unknown, those of England (hazard HZ-14). */
export const linksForNation = (links: readonly ExternalLink[], nation: Nation = 'england'): ExternalLink[] =>
  links.filter((link) => link.nations?.includes(nation) !== false)
