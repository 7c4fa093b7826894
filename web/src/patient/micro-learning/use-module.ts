import { loadModule } from '@second-wind/core/content/learning/load-module'
import type { LearningModule } from '@second-wind/core/content/learning/module-schema'
import type { ModuleId } from '@second-wind/core/content/learning/modules'
import { useLazyContent } from '../../ui/hooks/use-lazy-content.ts'

const opened = new Map<ModuleId, LearningModule>()

/** A module with its lessons. */
export const useModule = (id: ModuleId) => useLazyContent(id, opened, loadModule)
