import { useSearchParams } from 'react-router-dom'
import { resourcesPage, resourceTabs } from '@second-wind/core/content/resources/resource-tabs'
import { ScreenTabs } from '../../ui/links/screen-tabs.tsx'
import { Myths } from './myths.tsx'
import { PageLinks } from './page-links.tsx'
import { ResourceTab } from './resource-tab.tsx'
import styles from './education-screen.module.css'

const tabs = resourceTabs.map(({ id, label }) => ({ id, title: label, panel: <ResourceTab id={id} /> }))

/** /educational-resources, or /educational-resources?tab=allergies or viral. */
export function EducationScreen() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const tab = tabs.find(({ id }) => id === asked)?.id ?? 'antibiotics'
  return (
    <div className={styles.screen}>
      <ScreenTabs
        id="resources"
        name={resourcesPage.title}
        tab={tab}
        onTab={(id) => setParams(id === 'antibiotics' ? {} : { tab: id })}
        tabs={tabs}
      />
      <Myths />
      <PageLinks />
    </div>
  )
}
