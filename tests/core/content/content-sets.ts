import { defaultTemplate, defaultTemplates } from '@second-wind/core/care/default-templates'
import { airAdvice } from '@second-wind/core/content/air/air-advice'
import { bandAdvice } from '@second-wind/core/content/air/air-advice-schema'
import { airNotice } from '@second-wind/core/content/air/air-notice-schema'
import { airNotices } from '@second-wind/core/content/air/air-notices'
import {
  analysisLevelWords,
  adviceFirstWords,
  checkedWords,
  alertStaysWords,
  emergencyCheckWords,
  gettingWorseWords,
  missingFactWords,
  openSignWords,
  usualMediumWords,
  worseCheckWords,
} from '@second-wind/core/content/analytics/analysis-words'
import { noTrendClaimWords } from '@second-wind/core/content/analytics/trend-claim-words'
import {
  usualCourse,
  usualCourseLung,
  usualCourseShape,
} from '@second-wind/core/content/analytics/usual-course'
import { staffPrivacyNotice } from '@second-wind/core/content/clinician-account/staff-privacy-notice'
import { consentShape } from '@second-wind/core/content/consent/consent-shape'
import { consentText } from '@second-wind/core/content/consent/consent-text'
import { itemId, reviewShape } from '@second-wind/core/content/content-item'
import { line } from '@second-wind/core/content/content-item'
import { exampleFigure } from '@second-wind/core/content/example-figure-schema'
import { exampleFigures } from '@second-wind/core/content/example-figures'
import { followUpCardWords } from '@second-wind/core/content/findings/follow-up-card-words'
import {
  asthmaAttack,
  asthmaAttackWhileYouWait,
  ifAsthmaAttack,
  ownPlanFirst,
  whichInhaler,
} from '@second-wind/core/content/help/asthma-attack'
import { burns } from '@second-wind/core/content/help/burns'
import { careTier } from '@second-wind/core/content/help/care-tier-schema'
import { careTiers } from '@second-wind/core/content/help/care-tiers'
import { copdEmergency, copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import { emergencyContact } from '@second-wind/core/content/help/emergency-contact'
import { firstAid } from '@second-wind/core/content/help/first-aid'
import { helpline } from '@second-wind/core/content/help/helpline-schema'
import {
  emergencyContacts,
  emergencyServices,
  otherWaysToCall,
  urgentAdvice,
  urgentAdviceIn,
} from '@second-wind/core/content/help/helplines'
import { inhalerQuestion } from '@second-wind/core/content/help/inhaler-question'
import { northernIreland } from '@second-wind/core/content/help/northern-ireland'
import { notMonitored } from '@second-wind/core/content/help/not-monitored'
import { notesNotRead } from '@second-wind/core/content/help/notes-not-read'
import { gpOnline, nhs111Online } from '@second-wind/core/content/help/online-services'
import { poisoningHelp, poisoningSteps } from '@second-wind/core/content/help/poisoning'
import { stopSmokingServices } from '@second-wind/core/content/help/stop-smoking-services'
import { talkToSomeone } from '@second-wind/core/content/help/talk-to-someone'
import { educationCard } from '@second-wind/core/content/home-advice/education-card-schema'
import { educationLinks } from '@second-wind/core/content/home-advice/education-links'
import { externalLink } from '@second-wind/core/content/home-advice/external-link'
import { highCards } from '@second-wind/core/content/home-advice/high-risk-cards'
import { lowCards } from '@second-wind/core/content/home-advice/low-risk-cards'
import { mediumCards } from '@second-wind/core/content/home-advice/medium-risk-cards'
import { reasonLineWords } from '@second-wind/core/content/home-advice/reason-line-words'
import { riskReasonWord } from '@second-wind/core/content/home-advice/risk-reason-schema'
import { riskReasonWords, unsetScoreWords } from '@second-wind/core/content/home-advice/risk-reason-words'
import { findingAdvice } from '@second-wind/core/content/insight/finding-advice'
import { findingCard } from '@second-wind/core/content/insight/finding-card-schema'
import {
  contactCard,
  emergencyInForm,
  findingCards,
  sameDayCard,
  usualNotKnownCard,
  worseThanUsualCard,
} from '@second-wind/core/content/insight/finding-cards'
import { insightMessage } from '@second-wind/core/content/insight/insight-message-schema'
import { insightMessages } from '@second-wind/core/content/insight/insight-messages'
import { tip } from '@second-wind/core/content/insight/tip-schema'
import { tomorrowTips } from '@second-wind/core/content/insight/tomorrow-tip-words'
import { allergyQuickGuide } from '@second-wind/core/content/learning/allergy-quick-guide'
import { antibioticBasics } from '@second-wind/core/content/learning/antibiotic-basics'
import { breathingForRecovery } from '@second-wind/core/content/learning/breathing-for-recovery'
import { microLearningWords } from '@second-wind/core/content/learning/micro-learning-words'
import { learningLesson, moduleSummary } from '@second-wind/core/content/learning/module-schema'
import { modules } from '@second-wind/core/content/learning/modules'
import { viralInfectionRecovery } from '@second-wind/core/content/learning/viral-infection-recovery'
import { breathing } from '@second-wind/core/content/library/breathing'
import { categories } from '@second-wind/core/content/library/categories'
import { category, categorySummary } from '@second-wind/core/content/library/category-schema'
import { comingSoon } from '@second-wind/core/content/library/coming-soon'
import { hydration } from '@second-wind/core/content/library/hydration'
import { hygiene } from '@second-wind/core/content/library/hygiene'
import { inhaler } from '@second-wind/core/content/library/inhaler'
import { libraryNote } from '@second-wind/core/content/library/library-note'
import { mindfulness } from '@second-wind/core/content/library/mindfulness'
import { movement } from '@second-wind/core/content/library/movement'
import { nutrition } from '@second-wind/core/content/library/nutrition'
import { breathingPacer } from '@second-wind/core/content/library/pacer'
import { pacer } from '@second-wind/core/content/library/pacer-schema'
import { postural } from '@second-wind/core/content/library/postural'
import { steam } from '@second-wind/core/content/library/steam'
import { stopRule } from '@second-wind/core/content/library/stop-rule'
import { measureLines, peakFlowZoneAdvice } from '@second-wind/core/content/measure-lines'
import { badge } from '@second-wind/core/content/motivation/badge-schema'
import { badges } from '@second-wind/core/content/motivation/badges'
import { challenge } from '@second-wind/core/content/motivation/challenge-schema'
import { challenges } from '@second-wind/core/content/motivation/challenges'
import { companionLines } from '@second-wind/core/content/motivation/companion-lines'
import { companion, companionSpeech } from '@second-wind/core/content/motivation/companion-schema'
import { companions } from '@second-wind/core/content/motivation/companions'
import { pointsPausedWords } from '@second-wind/core/content/motivation/points-paused-words'
import { quote } from '@second-wind/core/content/motivation/quote-schema'
import { quotes } from '@second-wind/core/content/motivation/quotes'
import { restDay } from '@second-wind/core/content/motivation/rest-day'
import { restDayWords } from '@second-wind/core/content/motivation/rest-day-words'
import { streakBand } from '@second-wind/core/content/motivation/streak-band-schema'
import { streakBands } from '@second-wind/core/content/motivation/streak-bands'
import { task } from '@second-wind/core/content/motivation/task-schema'
import { tasks } from '@second-wind/core/content/motivation/tasks'
import { weeklyGoalCopy } from '@second-wind/core/content/motivation/weekly-goal-schema'
import { weeklyGoalWords } from '@second-wind/core/content/motivation/weekly-goal-words'
import { myth } from '@second-wind/core/content/myth-schema'
import { myths } from '@second-wind/core/content/myths'
import { reminder } from '@second-wind/core/content/notifications/reminder-schema'
import { reminders } from '@second-wind/core/content/notifications/reminders'
import { smartToggles } from '@second-wind/core/content/notifications/smart-toggles'
import { absoluteSigns, usualDayLines } from '@second-wind/core/content/profile/usual-day-words'
import {
  checkInWords,
  milestoneWithLungCondition,
  milestoneWords,
  notEnoughWords,
  recoveryWithLungCondition,
  warningWords,
} from '@second-wind/core/content/recovery-timeline-words'
import { allergies } from '@second-wind/core/content/resources/allergies'
import { antibiotics } from '@second-wind/core/content/resources/antibiotics'
import { educationalResource } from '@second-wind/core/content/resources/resource'
import { resourcesPage } from '@second-wind/core/content/resources/resource-tabs'
import { viral } from '@second-wind/core/content/resources/viral'
import { aiTriage } from '@second-wind/core/content/samples/ai-triage'
import { analytics } from '@second-wind/core/content/samples/analytics'
import { enhancedSelfCare } from '@second-wind/core/content/samples/enhanced-self-care'
import { nhs } from '@second-wind/core/content/samples/nhs'
import { notifications } from '@second-wind/core/content/samples/notifications'
import { aiTriageSample } from '@second-wind/core/content/samples/shape/ai-triage'
import { analyticsSamples } from '@second-wind/core/content/samples/shape/analytics'
import { enhancedSelfCareSamples } from '@second-wind/core/content/samples/shape/enhanced-self-care'
import { nhsSamples } from '@second-wind/core/content/samples/shape/nhs'
import { notificationSamples } from '@second-wind/core/content/samples/shape/notifications'
import { socialSamples } from '@second-wind/core/content/samples/shape/social'
import { telemedicineSamples } from '@second-wind/core/content/samples/shape/telemedicine'
import { social } from '@second-wind/core/content/samples/social'
import { telemedicine } from '@second-wind/core/content/samples/telemedicine'
import { appSetting } from '@second-wind/core/content/settings/app-setting-schema'
import { appSettings } from '@second-wind/core/content/settings/app-settings'
import { honestNotice } from '@second-wind/core/content/settings/honest-notice-schema'
import { honestNotices } from '@second-wind/core/content/settings/honest-notices'
import { plannedMonitoring } from '@second-wind/core/content/settings/planned-monitoring'
import { profileToggles } from '@second-wind/core/content/settings/profile-toggles'
import { toggle } from '@second-wind/core/content/settings/toggle'
import { accessibilityStatement } from '@second-wind/core/content/statements/accessibility-statement'
import { demoPrivacyNotice } from '@second-wind/core/content/statements/demo-privacy-notice'
import { privacyNotice } from '@second-wind/core/content/statements/privacy-notice'
import { statement } from '@second-wind/core/content/statements/statement'
import { timelineWarningWords, timelineWords } from '@second-wind/core/content/timeline-schema'
import { flareUps } from '@second-wind/core/content/topics/flare-ups'
import { leftoverMedicines } from '@second-wind/core/content/topics/leftover-medicines'
import { stopSmoking } from '@second-wind/core/content/topics/stop-smoking'
import { topic, topicSummary } from '@second-wind/core/content/topics/topic'
import { topics } from '@second-wind/core/content/topics/topics'
import { vaccines } from '@second-wind/core/content/topics/vaccines'
import { callCard } from '@second-wind/core/content/triage/call-card'
import { extraLine } from '@second-wind/core/content/triage/extra-line-schema'
import { extraLines } from '@second-wind/core/content/triage/extra-lines'
import { getHelpIf, getHelpIfFever, getHelpIfLung } from '@second-wind/core/content/triage/get-help-if'
import { peakFlowLines } from '@second-wind/core/content/triage/peak-flow-lines'
import { question } from '@second-wind/core/content/triage/question-schema'
import { questions } from '@second-wind/core/content/triage/questions'
import { resultWords } from '@second-wind/core/content/triage/result-schema'
import { levelNames, resultLines, results } from '@second-wind/core/content/triage/results'
import { safetyRuleWords } from '@second-wind/core/content/triage/safety-rule-words'
import {
  emergencyCheck,
  emergencyCard,
  startLines,
  trackIntros,
  under16Advice,
} from '@second-wind/core/content/triage/start-screen'
import { trackIntro } from '@second-wind/core/content/triage/track-intro'
import * as z from 'zod/mini'

/** Items of one kind with the schema that they follow. Ids are unique among them. */
const aClinic = {
  clinician: { title: 'Dr.', name: 'Helen Marsh', department: 'Lung Clinic' },
  organisation: 'Leeds Hospital',
}

export type ContentSet = { name: string; schema: z.ZodMiniType; items: readonly object[] }

/** The words around the items of a page. */
const pageWords = z.looseObject({ id: itemId, ...reviewShape })

const values = <T extends object>(record: Record<string, T>): T[] => Object.values(record)

/** Everything that core/src/content holds. every-item.test.ts proves that no item is left out. */
export const contentSets: readonly ContentSet[] = [
  { name: 'air advice', schema: bandAdvice, items: values(airAdvice) },
  { name: 'air notices', schema: airNotice, items: values(airNotices) },
  { name: 'consent', schema: consentShape, items: [consentText(aClinic)] },
  { name: 'education cards', schema: educationCard, items: [...highCards, ...mediumCards, ...lowCards] },
  { name: 'education links', schema: externalLink, items: educationLinks },
  {
    name: 'risk reasons',
    schema: riskReasonWord,
    items: [...values(riskReasonWords), ...values(unsetScoreWords)],
  },
  { name: 'example figures', schema: exampleFigure, items: values(exampleFigures) },
  { name: 'care tiers', schema: careTier, items: [...careTiers, getHelpIf, getHelpIfFever, getHelpIfLung] },
  {
    name: 'first aid',
    schema: firstAid,
    items: [
      ...values(asthmaAttack),
      asthmaAttackWhileYouWait.blue,
      asthmaAttackWhileYouWait['air-or-mart'],
      burns,
      copdEmergency,
      copdFlareUp,
      poisoningSteps,
    ],
  },
  { name: 'inhaler question', schema: inhalerQuestion, items: [whichInhaler] },
  { name: 'emergency contacts', schema: emergencyContact, items: emergencyContacts },
  {
    name: 'helplines',
    schema: helpline,
    items: [
      emergencyServices,
      urgentAdvice,
      ...values(urgentAdviceIn),
      ...otherWaysToCall,
      nhs111Online,
      gpOnline,
      poisoningHelp,
      ...talkToSomeone,
      ...values(stopSmokingServices),
    ],
  },
  { name: 'message templates', schema: defaultTemplate, items: defaultTemplates },
  { name: 'insight messages', schema: insightMessage, items: values(insightMessages) },
  {
    name: 'tracker measurements',
    schema: line,
    items: [...values(measureLines), ...values(peakFlowZoneAdvice)],
  },
  {
    name: 'usual day',
    schema: z.union([line, z.strictObject({ ...line.shape, findings: z.array(z.string()) })]),
    items: [...values(usualDayLines), ...absoluteSigns],
  },
  {
    name: 'cards for findings',
    schema: findingCard,
    items: [
      ...values(findingCards),
      sameDayCard,
      contactCard,
      worseThanUsualCard,
      usualNotKnownCard,
      emergencyInForm,
    ],
  },
  {
    name: 'advice for findings',
    schema: line,
    items: values(findingAdvice).filter(({ id }) => id.startsWith('entry-')),
  },
  { name: 'tips', schema: tip, items: values(tomorrowTips) },
  { name: 'topics', schema: topic, items: [stopSmoking, flareUps, vaccines, leftoverMedicines] },
  { name: 'topic links', schema: topicSummary, items: topics },
  { name: 'modules', schema: moduleSummary, items: modules },
  {
    name: 'lessons',
    schema: learningLesson,
    items: [...antibioticBasics, ...breathingForRecovery, ...allergyQuickGuide, ...viralInfectionRecovery],
  },
  { name: 'library cards', schema: categorySummary, items: categories },
  {
    name: 'library',
    schema: category,
    items: [breathing, steam, mindfulness, movement, nutrition, hydration, postural, inhaler, hygiene],
  },
  { name: 'library notes', schema: libraryNote, items: [comingSoon, stopRule] },
  { name: 'pacer', schema: pacer, items: [breathingPacer] },
  { name: 'tasks', schema: task, items: tasks },
  { name: 'badges', schema: badge, items: badges },
  { name: 'challenges', schema: challenge, items: challenges },
  { name: 'quotes', schema: quote, items: quotes },
  { name: 'companions', schema: companion, items: companions },
  { name: 'companion lines', schema: companionSpeech, items: values(companionLines) },
  { name: 'rest day', schema: restDay, items: [restDayWords] },
  { name: 'streak bands', schema: streakBand, items: streakBands },
  { name: 'weekly goal', schema: weeklyGoalCopy, items: [weeklyGoalWords] },
  { name: 'myths', schema: myth, items: myths },
  { name: 'reminders', schema: reminder, items: reminders },
  { name: 'notification toggles', schema: toggle, items: smartToggles },
  { name: 'profile toggles', schema: toggle, items: profileToggles },
  { name: 'app settings', schema: appSetting, items: appSettings },
  { name: 'honest notices', schema: honestNotice, items: values(honestNotices) },
  { name: 'resources', schema: educationalResource, items: [antibiotics, allergies, viral] },
  {
    name: 'page words',
    schema: pageWords,
    items: [microLearningWords, pointsPausedWords, reasonLineWords, resourcesPage],
  },
  { name: 'AI triage sample', schema: aiTriageSample, items: [aiTriage] },
  {
    name: 'words about the last two days',
    schema: line,
    items: [...values(followUpCardWords), usualCourseLung],
  },
  { name: 'the usual course', schema: usualCourseShape, items: [usualCourse] },
  {
    name: 'words of the analysis',
    schema: line,
    items: [
      ...values(analysisLevelWords).flatMap(({ title, text }) => [title, text]),
      usualMediumWords,
      ...values(missingFactWords),
      ...values(noTrendClaimWords),
      adviceFirstWords,
      checkedWords,
      alertStaysWords,
      emergencyCheckWords,
      gettingWorseWords,
      openSignWords,
      ...values(worseCheckWords),
    ],
  },
  { name: 'analytics samples', schema: analyticsSamples, items: [analytics] },
  { name: 'self-care samples', schema: enhancedSelfCareSamples, items: [enhancedSelfCare] },
  { name: 'NHS samples', schema: nhsSamples, items: [nhs] },
  { name: 'notification samples', schema: notificationSamples, items: [notifications] },
  { name: 'social samples', schema: socialSamples, items: [social] },
  {
    name: 'statements',
    schema: statement,
    items: [privacyNotice, demoPrivacyNotice, accessibilityStatement, staffPrivacyNotice],
  },
  { name: 'planned monitoring', schema: line, items: plannedMonitoring },
  { name: 'telemedicine samples', schema: telemedicineSamples, items: [telemedicine] },
  {
    name: 'timeline',
    schema: timelineWords,
    items: [
      ...values(checkInWords),
      ...values(milestoneWords),
      milestoneWithLungCondition,
      notEnoughWords,
      recoveryWithLungCondition,
    ],
  },
  { name: 'timeline warnings', schema: timelineWarningWords, items: values(warningWords) },
  { name: 'call cards', schema: callCard, items: [emergencyCheck, emergencyCard] },
  { name: 'tracks', schema: trackIntro, items: values(trackIntros) },
  { name: 'general questions', schema: question, items: questions.general },
  { name: 'respiratory questions', schema: question, items: questions.respiratory },
  {
    name: 'results',
    schema: resultWords,
    items: [...values(results.general), ...values(results.respiratory)],
  },
  { name: 'lines after an answer', schema: extraLine, items: extraLines },
  {
    name: 'lines',
    schema: line,
    items: [
      northernIreland,
      ...values(notesNotRead),
      ifAsthmaAttack,
      ownPlanFirst,
      ...values(peakFlowLines),
      ...values(levelNames),
      ...values(resultLines),
      ...values(safetyRuleWords),
      ...values(startLines),
      under16Advice,
      notMonitored,
    ],
  },
]
