import type { Track } from '../../triage/options.ts'
import type { TriageLevel } from '../../triage/triage-result.ts'
import type { Line } from '../content-item.ts'
import { reviewed } from '../review.ts'
import type { ResultWords } from './result-schema.ts'

/** In an emergency the steps for asthma or COPD take its place. */
export const relieverStep = 'Use your reliever inhaler as your plan says.'

const doNotDrive = 'Do not drive yourself to hospital. Ask for an ambulance, or ask someone to drive you.'

/**
 * The six outcomes. Titles of the respiratory track: specification, section 4. None calls a condition steady (ruling
 * D-08).
 */
export const results: Record<Track, Record<TriageLevel, ResultWords>> = {
  general: {
    seek_help: {
      id: 'general-seek-help',
      level: 'seek_help',
      title: 'Get emergency help now',
      description: 'Your answers include a warning sign. Call 999 now and say what is wrong.',
      icon: 'warning',
      recommendations: [
        'If you can, unlock your door and sit upright.',
        'Ask someone to stay with you.',
        doNotDrive,
        'Take your medicines with you.',
      ],
      notes: [],
      ...reviewed('nhs-shortness-of-breath', 'nhs-999'),
    },
    monitor: {
      id: 'general-monitor',
      level: 'monitor',
      title: 'Get medical advice',
      description:
        'Your answers need checking by a health professional. Contact a GP surgery today. If it is closed or you cannot get an appointment, go to NHS 111 online or call 111.',
      icon: 'phone',
      recommendations: [
        'Ask for an urgent appointment when you call.',
        'Rest and drink enough so you are not thirsty.',
        'Take paracetamol if you need it and it is safe for you. Read the packet.',
        'Call 999 if a warning sign starts.',
      ],
      notes: [],
      ...reviewed('nhs-111', 'target-leaflet', 'nhs-paracetamol'),
    },
    stay_home: {
      id: 'general-stay-home',
      level: 'stay_home',
      title: 'Look after yourself at home',
      description:
        'Your answers have no warning signs right now. Most coughs, colds and sore throats get better on their own.',
      withLungCondition: {
        description: 'Your answers have no warning signs right now. Follow your action plan if you have one.',
      },
      icon: 'home',
      recommendations: [
        'Rest.',
        'Drink enough so you are not thirsty.',
        'A pharmacist can help with medicines.',
        'Check again tomorrow, or sooner if you feel worse.',
      ],
      notes: [],
      ...reviewed('target-leaflet', 'nhs-common-cold'),
    },
  },
  respiratory: {
    seek_help: {
      id: 'respiratory-seek-help',
      level: 'seek_help',
      title: 'Emergency: Call 999 immediately',
      description:
        'Your answers show a serious breathing problem. When you call, say you have trouble breathing.',
      withDiagnosis: {
        description: 'Your answers show a serious breathing problem. Tell the 999 team you have {diagnosis}.',
      },
      icon: 'warning',
      recommendations: [
        'If you can, unlock your door. Sit upright and try to stay calm.',
        relieverStep,
        'Ask someone to stay with you.',
        doNotDrive,
        'Take your medicines, inhalers and plan with you.',
      ],
      notes: [],
      ...reviewed('nhs-shortness-of-breath', 'nhs-asthma-attack', 'specification'),
    },
    monitor: {
      id: 'respiratory-monitor',
      level: 'monitor',
      title: 'Urgent medical review needed today',
      description:
        'Contact a GP surgery today and ask for an urgent appointment. If it is closed or you cannot get one, go to NHS 111 online or call 111.',
      withDiagnosis: {
        description:
          'Contact a GP surgery today and ask for an urgent appointment. Tell them you have {diagnosis}. If it is closed or you cannot get one, go to NHS 111 online or call 111.',
      },
      icon: 'phone',
      recommendations: [
        'Follow your action plan if you have one.',
        'Keep taking your usual medicines and inhalers.',
        'Use your reliever as your plan says.',
        'Write down how often you use your reliever, and your peak flow if you measure it.',
        'If your reliever stops helping, or wears off in under 4 hours, call 999.',
      ],
      notes: [],
      ...reviewed('nice-ng245', 'alu-asthma-attack', 'nhs-111', 'specification'),
    },
    stay_home: {
      id: 'respiratory-stay-home',
      level: 'stay_home',
      title: 'No warning signs today',
      description:
        'Your answers have no warning signs right now. This does not replace advice from a GP or nurse.',
      withDiagnosis: {
        description:
          'Your answers have no warning signs right now. This check does not assess your {diagnosis} itself. Keep to your action plan.',
      },
      icon: 'home',
      recommendations: [
        'Carry on with your medicines as prescribed.',
        'Check your symptoms each day.',
        'Stay away from your triggers when you can.',
        'Drink enough and rest.',
        'Contact a GP the same day if you feel worse.',
      ],
      notes: [],
      ...reviewed('nice-ng245', 'specification'),
    },
  },
}

/** The level in words, shown with its colour. */
export const levelNames: Record<TriageLevel, Line> = {
  seek_help: { id: 'level-seek-help', text: 'Get emergency help', ...reviewed('own') },
  monitor: { id: 'level-monitor', text: 'Get medical advice', ...reviewed('own') },
  stay_home: { id: 'level-stay-home', text: 'Look after yourself at home', ...reviewed('own') },
}

export const resultLines = {
  why: { id: 'why-we-say-this', text: 'Why we say this', ...reviewed('own') },
  criticalSigns: {
    id: 'critical-signs',
    text: 'Critical warning signs in your answers:',
    ...reviewed('specification'),
  },
  otherReasons: { id: 'other-reasons', text: 'Also:', ...reviewed('own') },
  unanswered: { id: 'questions-without-answer', text: 'You did not answer', ...reviewed('own') },
  /** Above the question about an earlier 999 sign. */
  earlierFirst: {
    id: 'earlier-first',
    text: 'First, the warning sign you had earlier',
    ...reviewed('nhs-999'),
  },
  answersNow: { id: 'answers-now', text: 'What you answered now', ...reviewed('own') },
  answersAlone: { id: 'answers-alone', text: 'For these answers alone:', ...reviewed('own') },
  answersNeedAdvice: {
    id: 'answers-need-advice',
    text: 'Contact a GP surgery or call 111 today about these answers, even if the earlier sign has gone.',
    ...reviewed('nhs-111'),
  },
  noNewSign: {
    id: 'no-new-sign',
    text: 'These answers have no new warning sign. The earlier one still counts.',
    ...reviewed('own'),
  },
  /** Rule A6, shown before everything else. */
  higherRisk: {
    id: 'higher-risk',
    text: 'Your profile puts you in a higher-risk group. Chest infections can get worse faster for you. If you are unsure, call a pharmacist, a GP surgery or 111 today.',
    ...reviewed('nhs-chest-infection', 'nice-ng120'),
  },
  /** Rule A12, before everything else. */
  sameDay: {
    id: 'same-day',
    text: 'This can be a COPD flare-up. Follow your flare-up plan, and contact your COPD team, a GP surgery or 111 today.',
    ...reviewed('nice-ng115', 'alu-copd-flare-up'),
  },
  comeBackTomorrow: {
    id: 'come-back-tomorrow',
    text: 'Come back tomorrow and check again. Do it sooner if you feel worse.',
    ...reviewed('own'),
  },
  /** Under the button 'Anxiety Support & Relaxation'. */
  calmBreathing: {
    id: 'calm-breathing',
    text: 'Feeling breathless can be frightening. Calm breathing can help. It is not a sign that your symptoms are in your head.',
    ...reviewed('cuh-breathlessness'),
  },
  /** Above the link to online advice that the specification puts on this result: not in place of the call. */
  afterEmergency: {
    id: 'after-emergency',
    text: 'Do not use online advice in an emergency. Call 999.',
    ...reviewed('nhs-999', 'nhs-111'),
  },
  /** Shown while a result with a warning sign is not sent. */
  notSent: {
    id: 'result-not-sent',
    text: 'Nobody else has seen this result. Do not wait for a reply. Call 999, or ask a GP surgery or 111 for urgent advice.',
    ...reviewed('own'),
  },
} satisfies Record<string, Line>
