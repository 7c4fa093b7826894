import { loadResource } from '@second-wind/core/content/resources/load-resource'
import type { EducationalResource } from '@second-wind/core/content/resources/resource'
import type { ResourceId } from '@second-wind/core/content/resources/resource-tabs'
import { useLazyContent } from '../../ui/hooks/use-lazy-content.ts'

const opened = new Map<ResourceId, EducationalResource>()

/** What one tab says. */
export const useResource = (id: ResourceId) => useLazyContent(id, opened, loadResource)
