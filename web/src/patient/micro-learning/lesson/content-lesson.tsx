import { microLearningWords as words } from '@second-wind/core/content/learning/micro-learning-words'
import styles from './content-lesson.module.css'

export function ContentLesson({ content, keyPoints }: { content: string; keyPoints: readonly string[] }) {
  return (
    <>
      <p>{content}</p>
      <div className={styles.points}>
        <h4>{words.keyPoints}</h4>
        <ul>
          {keyPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
