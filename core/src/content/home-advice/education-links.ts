import { reviewed } from '../review.ts'
import type { ExternalLink } from './external-link.ts'

/** The tab Resources. Which of them a person sees: core/src/recovery/home-advice/select-education.ts. */
export const educationLinks: readonly ExternalLink[] = [
  {
    id: 'link-nhs-shortness-of-breath',
    ...reviewed('nhs-shortness-of-breath'),
    label: 'NHS: shortness of breath (opens in a new tab)',
    url: 'https://www.nhs.uk/symptoms/shortness-of-breath/',
    nations: ['england', 'wales', 'northern-ireland'],
  },
  {
    id: 'link-nhs-inform-shortness-of-breath',
    ...reviewed('nhs-inform-shortness-of-breath'),
    label: 'NHS inform: breathlessness (opens in a new tab)',
    url: 'https://www.nhsinform.scot/illnesses-and-conditions/lungs-and-airways/shortness-of-breath/',
    nations: ['scotland'],
  },
  {
    id: 'link-nhs-chest-pain',
    ...reviewed('nhs-chest-pain'),
    label: 'NHS: chest pain (opens in a new tab)',
    url: 'https://www.nhs.uk/symptoms/chest-pain/',
  },
  {
    id: 'link-alu-asthma',
    ...reviewed('alu-asthma'),
    label: 'Asthma + Lung UK: asthma (opens in a new tab)',
    url: 'https://www.asthmaandlung.org.uk/conditions/asthma',
  },
  {
    id: 'link-alu-copd',
    ...reviewed('alu-copd'),
    label: 'Asthma + Lung UK: COPD (opens in a new tab)',
    url: 'https://www.asthmaandlung.org.uk/conditions/copd-chronic-obstructive-pulmonary-disease',
  },
]
