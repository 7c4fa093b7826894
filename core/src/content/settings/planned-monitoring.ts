import type { Line } from '../content-item.ts'
import { reviewed } from '../review.ts'

/** What medical monitoring may do in the future (specification, section 1). The app does none of it. */
export const plannedMonitoring: readonly Line[] = [
  { id: 'video-respiratory-rate', text: 'Counting your breaths by video' },
  { id: 'accelerometer-breathing', text: 'Noticing how you breathe by the movement of your phone' },
  { id: 'voice-diagnostics', text: 'Listening to your voice and cough' },
  { id: 'spo2', text: 'Oxygen in your blood (SpO2)' },
  { id: 'ecg', text: 'Heart trace (ECG)' },
].map((line) => ({ ...line, ...reviewed('specification') }))
