import type { Nation } from '../../records/patient.ts'
import type { Line } from '../content-item.ts'
import { reviewed } from '../review.ts'
import type { Helpline } from './helpline-schema.ts'

/** The label is the specification's. */
export const nhs111Online: Helpline = {
  id: 'nhs-111-online',
  title: 'NHS 111 online',
  detail: 'Answer questions and find out where to get help in England. It is free, day and night.',
  calls: [],
  links: [{ label: 'Go to NHS 111 Online', url: 'https://111.nhs.uk/' }],
  ...reviewed('nhs-111'),
}

/** The label is the specification's. */
export const gpOnline: Helpline = {
  id: 'gp-online',
  title: 'GP surgery online',
  detail:
    'This page explains how to contact a GP surgery in England. Elsewhere, use the website of your GP surgery.',
  calls: [],
  links: [
    {
      label: 'Book with your NHS GP online',
      url: 'https://www.nhs.uk/nhs-services/gps/gp-appointments-and-bookings/',
    },
  ],
  ...reviewed('nhs-gp-appointments'),
}

const gpElsewhere: Line = {
  id: 'gp-elsewhere',
  text: 'To see a GP, call your GP surgery or use its website.',
  ...reviewed('own'),
}

/** How to see a GP. The page of the specification is England's: a person elsewhere reads a sentence instead. */
export const gpOnlineIn = (nation: Nation | undefined): Pick<Helpline, 'detail' | 'links'> =>
  nation === undefined || nation === 'england' ? gpOnline : { detail: gpElsewhere.text, links: [] }
