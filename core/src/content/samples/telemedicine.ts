import { reviewed } from '../review.ts'
import type { TelemedicineSamples } from './shape/telemedicine.ts'

/** Invented people. No slot can be booked: content/settings/honest-notices.ts, `book-slot`. */
export const telemedicine: TelemedicineSamples = {
  id: 'telemedicine',
  sample: true,
  ...reviewed('own'),
  note: 'No consultation is booked, and you cannot book one here yet. The example on this page is made up.',
  consultations: [
    {
      id: 'consultation-1',
      sample: true,
      daysFromToday: 2,
      time: '10:30',
      doctor: 'Dr Imogen Tarrant',
      specialty: 'Respiratory medicine',
      status: 'confirmed',
    },
    {
      id: 'consultation-2',
      sample: true,
      daysFromToday: 9,
      time: '14:00',
      doctor: 'Kofi Odell',
      specialty: 'Respiratory physiotherapy',
      status: 'confirmed',
    },
  ],
  slots: [
    {
      id: 'slot-1',
      sample: true,
      daysFromToday: 1,
      time: '09:20',
      doctor: 'Dr Imogen Tarrant',
      specialty: 'Respiratory medicine',
    },
    {
      id: 'slot-2',
      sample: true,
      daysFromToday: 1,
      time: '11:40',
      doctor: 'Dr Ravindra Pell',
      specialty: 'General practice',
    },
    {
      id: 'slot-3',
      sample: true,
      daysFromToday: 3,
      time: '15:10',
      doctor: 'Nurse Bethan Quill',
      specialty: 'Asthma and COPD nurse',
    },
    {
      id: 'slot-4',
      sample: true,
      daysFromToday: 4,
      time: '16:30',
      doctor: 'Kofi Odell',
      specialty: 'Respiratory physiotherapy',
    },
  ],
  sharingNote: 'Nothing is shared. One day you may be able to choose what a clinician sees before a call:',
  dataSharing: [
    {
      id: 'share-log',
      sample: true,
      title: 'Symptom log',
      detail: 'Your scores from your last 14 check-ins.',
    },
    {
      id: 'share-checks',
      sample: true,
      title: 'Symptom checks',
      detail: 'Your latest result and its reasons.',
    },
    { id: 'share-medicines', sample: true, title: 'Medicines list', detail: 'The medicines you take.' },
  ],
}
