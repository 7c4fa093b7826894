import type { LearningLesson, LearningModule } from './module-schema.ts'
import { modules, type ModuleId } from './modules.ts'

/** A module with its lessons. Rejects when its file can not be fetched, as any dynamic import does. */
export async function loadModule(id: ModuleId): Promise<LearningModule> {
  const summary = modules.find((module) => module.id === id)
  if (!summary) throw new Error(`No module ${id}`)
  return { ...summary, lessons: [...(await lessonsOf(id))] }
}

async function lessonsOf(id: ModuleId): Promise<readonly LearningLesson[]> {
  switch (id) {
    case 'antibiotic-basics':
      return (await import('./antibiotic-basics.ts')).antibioticBasics
    case 'breathing-for-recovery':
      return (await import('./breathing-for-recovery.ts')).breathingForRecovery
    case 'allergy-quick-guide':
      return (await import('./allergy-quick-guide.ts')).allergyQuickGuide
    case 'viral-infection-recovery':
      return (await import('./viral-infection-recovery.ts')).viralInfectionRecovery
  }
}
