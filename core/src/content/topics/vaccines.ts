import { reviewedOn } from '../review.ts'
import type { Topic } from './topic.ts'

const date = '2026-11-23'

/** Who is offered what changes each season. Read the sources again each August, before the programmes start. */
export const vaccines: Topic = {
  id: 'vaccines',
  ...reviewedOn(date, 'nhs-vaccinations', 'nhs-flu-vaccine', 'nhs-pneumococcal-vaccine'),
  title: 'Vaccines',
  intro: 'A chest infection can be hard on your lungs. Vaccines lower the chance of a bad one.',
  sections: [
    {
      id: 'vaccines-do',
      ...reviewedOn(date, 'nhs-vaccinations'),
      kind: 'list',
      tone: 'do',
      heading: 'Ask what is free for you now',
      text: 'What the NHS offers changes each year, and may differ in your part of the UK. We read the lists below in November 2026.',
      items: [
        'Ask a GP surgery or pharmacy which ones you can have. You do not need to wait for a letter.',
        'Tell them about any allergy or past reaction to a vaccine.',
        'If you have a high temperature, ask if you should wait.',
      ],
    },
    {
      id: 'vaccines-flu',
      ...reviewedOn(date, 'nhs-flu-vaccine'),
      kind: 'list',
      tone: 'plain',
      heading: 'Flu: every autumn',
      text: 'It is usually free if one of these applies to you.',
      items: [
        'You are 65 or over.',
        'You have COPD or another long-term lung condition.',
        'You have asthma and use a steroid inhaler or steroid tablets.',
        'You are a carer, or live in a care home.',
      ],
    },
    {
      id: 'vaccines-covid',
      ...reviewedOn(date, 'gov-covid-spring-2026'),
      kind: 'list',
      tone: 'plain',
      heading: 'COVID-19: in spring or autumn',
      text: 'In spring 2026 it was for people at the highest risk. Having only COPD or asthma was not enough.',
      items: [
        'People aged 75 or over.',
        'People in care homes for older adults.',
        'People with a weak immune system. Steroid tablets can be a reason: ask.',
      ],
    },
    {
      id: 'vaccines-rsv',
      ...reviewedOn(date, 'gov-rsv-2026', 'gov-wales-rsv-2026'),
      kind: 'list',
      tone: 'plain',
      heading: 'RSV: at any time of year',
      text: 'RSV is a virus that is like a cold, but can be serious for older people. From April 2026 England and Wales offer it to these people. Elsewhere, ask.',
      items: ['People aged 75 or over who have not had it yet.', 'People in care homes for older adults.'],
    },
    {
      id: 'vaccines-pneumococcal',
      ...reviewedOn(date, 'nhs-pneumococcal-vaccine'),
      kind: 'list',
      tone: 'plain',
      heading: 'Pneumonia (pneumococcal): most people need it once',
      items: [
        'People aged 65 or over.',
        'People of any age with COPD or another long-term lung condition.',
        'With severe asthma, ask a GP or nurse if you should have it.',
      ],
    },
  ],
  links: [
    {
      id: 'topic-link-flu-vaccine',
      ...reviewedOn(date, 'nhs-flu-vaccine'),
      label: 'NHS: flu vaccine (opens in a new tab)',
      url: 'https://www.nhs.uk/vaccinations/flu-vaccine/',
      nations: ['england'],
    },
    {
      id: 'topic-link-pneumococcal-vaccine',
      ...reviewedOn(date, 'nhs-pneumococcal-vaccine'),
      label: 'NHS: pneumococcal vaccine (opens in a new tab)',
      url: 'https://www.nhs.uk/vaccinations/pneumococcal-vaccine/',
      nations: ['england'],
    },
    {
      id: 'topic-link-vaccinations',
      ...reviewedOn(date, 'nhs-vaccinations'),
      label: 'NHS: all vaccines (opens in a new tab)',
      url: 'https://www.nhs.uk/vaccinations/',
      nations: ['england'],
    },
    {
      id: 'topic-link-vaccines-scotland',
      ...reviewedOn(date, 'nhs-inform-immunisation'),
      label: 'NHS inform: vaccines in Scotland (opens in a new tab)',
      url: 'https://www.nhsinform.scot/healthy-living/immunisation',
      nations: ['scotland'],
    },
    {
      id: 'topic-link-vaccines-wales',
      ...reviewedOn(date, 'nhs-111-wales'),
      label: 'NHS 111 Wales (opens in a new tab)',
      url: 'https://111.wales.nhs.uk/',
      nations: ['wales'],
    },
    {
      id: 'topic-link-vaccines-northern-ireland',
      ...reviewedOn(date, 'nidirect-winter-vaccines'),
      label: 'nidirect: flu vaccine in Northern Ireland (opens in a new tab)',
      url: 'https://www.nidirect.gov.uk/winter-vaccines',
      nations: ['northern-ireland'],
    },
  ],
}
