import type { Nation } from '../../records/patient.ts'
import type { Line } from '../content-item.ts'
import { reviewed } from '../review.ts'
import { nationHas111 } from './northern-ireland.ts'

/** Shown under every notes field: notes can contain a cry for help (hazard C44). */
export const notesNotRead: Record<'with111' | 'northernIreland', Line> = {
  with111: {
    id: 'notes-not-read',
    text: 'We do not read notes live. In danger? Call 999. For urgent mental health help, call 111 and choose the mental health option, or call Samaritans on 116 123.',
    ...reviewed('nhs-urgent-mental-health', 'samaritans'),
  },
  northernIreland: {
    id: 'notes-not-read-northern-ireland',
    text: 'We do not read notes live. In danger? Call 999. In crisis call Lifeline 0808 808 8000 or Samaritans 116 123.',
    ...reviewed('lifeline-ni', 'samaritans'),
  },
}

export const notesNotReadIn = (nation: Nation | undefined): string =>
  notesNotRead[nationHas111(nation) ? 'with111' : 'northernIreland'].text
