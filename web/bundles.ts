import { otherMode } from './auth-mode.ts'

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] }
type Context = { getModuleInfo(id: string): ModuleInfo | null }

const entry = '/src/main.tsx'

/** Modules in these folders, and those that only they import, are never on a patient's phone. */
export const clinicianOnly = [
  '/src/clinician/',
  '/src/access/clinician-sign-in/',
  '/src/data/server/clinician/',
  '/src/content/clinician-account/',
  '/node_modules/@tanstack/',
]

type Bundle = { name: string; folders: readonly string[] }

const ofPatient = (screen: string) => `/src/patient/${screen}/`
const ofContent = (topic: string) => ofCore(`content/${topic}`)
const ofCore = (area: string) => `/core/src/${area}/`

const rules = ['records', 'triage', 'findings', 'recovery', 'care']

/**
 * What a patient's phone keeps beside the first load, in bundles: few and large, because each costs a round trip before
 * the app works without signal; by what changes together, because an update downloads each changed bundle again. A
 * bundle takes the modules of its folders and what they import, unless a bundle above has it.
 */
const bundles: readonly Bundle[] = [
  { name: 'mantine', folders: ['/node_modules/@mantine/'] },
  { name: 'libraries', folders: ['/node_modules/'] },
  { name: 'rules', folders: [...rules, ...rules.map((area) => `content/${area}`)].map(ofCore) },
  { name: 'shared', folders: ['/src/ui/', '/src/widgets/', '/src/data/'] },
  { name: 'log', folders: ['tracker', 'symptom-checker'].map(ofPatient) },
  {
    name: 'reading',
    folders: ['library', 'learning', 'home-advice', 'resources', 'topics', 'help'].map(ofContent),
  },
  { name: 'learning', folders: ['library', 'micro-learning', 'education', 'self-care'].map(ofPatient) },
  {
    name: 'person',
    folders: [
      '/src/access/',
      '/src/rights/',
      ...['profile', 'onboarding', 'notifications', 'offline'].map(ofPatient),
    ],
  },
  { name: 'screens', folders: ['/src/'] },
]

/** Home loads it too. It changes seldom, so an update of Home does not download it again. */
const sending: Bundle = {
  name: 'sending',
  folders: ['/src/data/local/flush/', '/src/data/local/outbox/outbox.ts', '/src/data/server/send-batch.ts'],
}

/** Home and AI triage load it: the level beside an alert, and the trends. It keeps the part of Home within its size. */
const level: Bundle = {
  name: 'level',
  folders: ['risk-now', 'trend-claim', 'trend'].map((file) => `/core/src/recovery/${file}.ts`),
}

/** The scripts that Home loads, each with everything that it imports, at any depth (decision 021). */
const firstLoad = { name: 'first-load', root: entry }
const home = { name: 'home', root: '/src/patient/home/deferred-home.ts' }

const withImports =
  ({ name, root }: typeof home) =>
  (id: string, context: Context) =>
    isImportedBy(root, id, context, new Set()) ? name : null

const ofFolders =
  ({ name, folders }: Bundle) =>
  (id: string, context: Context) =>
    folders.some((folder) => id.includes(folder)) && isForPatients(id, context, new Set()) ? name : null

export const bundleGroups = [
  withImports(firstLoad),
  ofFolders(sending),
  ofFolders(level),
  withImports(home),
  ...bundles.map(ofFolders),
].map((name, index, all) => ({ name, priority: all.length - index }))

function isImportedBy(root: string, id: string, context: Context, seen: Set<string>): boolean {
  if (id.endsWith(root)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const { importers = [] } = context.getModuleInfo(id) ?? {}
  return importers.some((importer) => isImportedBy(root, importer, context, seen))
}

function isForPatients(id: string, context: Context, seen: Set<string>): boolean {
  if (id.endsWith(entry)) return true
  if (seen.has(id) || [...clinicianOnly, ...otherMode].some((path) => id.includes(path))) return false
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
  return [...importers, ...dynamicImporters].some((importer) => isForPatients(importer, context, seen))
}
