import { microLearningWords as words } from '@second-wind/core/content/learning/micro-learning-words'
import { Picture } from '../../ui/primitives/picture.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import styles from './card-progress.module.css'

/** @param percent above 0 */
export function CardProgress({ title, percent }: { title: string; percent: number }) {
  return (
    <div className={styles.progress}>
      {percent === 100 && (
        <p className={styles.trophy}>
          <Picture name="trophy" />
          {words.trophy}
        </p>
      )}
      <p className={styles.percent}>
        {percent}
        {words.cardComplete}
      </p>
      <ProgressBar label={title} value={percent} max={100} />
    </div>
  )
}
