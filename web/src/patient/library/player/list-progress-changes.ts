import { challenges } from '@second-wind/core/content/motivation/challenges'
import { tasks } from '@second-wind/core/content/motivation/tasks'
import type { ActivityHistory } from '@second-wind/core/recovery/motivation/activity-history'
import { challengeStates, type ChallengeState } from '@second-wind/core/recovery/motivation/challenge-state'
import { taskStates, type TaskState } from '@second-wind/core/recovery/motivation/task-state'

/** Describes in sentences what a new record changed in today's tasks and challenges. */
export function listProgressChanges(
  before: ActivityHistory,
  after: ActivityHistory,
  today: string,
): string[] {
  const tasksBefore = taskStates(before, today)
  const challengesBefore = challengeStates(before, today)
  return [
    ...taskStates(after, today).map((state) =>
      taskLine(
        state,
        tasksBefore.find(({ taskId }) => taskId === state.taskId),
      ),
    ),
    ...challengeStates(after, today).map((state) =>
      challengeLine(
        state,
        challengesBefore.find(({ challengeId }) => challengeId === state.challengeId),
      ),
    ),
  ].filter((line) => line !== undefined)
}

function taskLine(state: TaskState, before: TaskState | undefined): string | undefined {
  const task = tasks.find(({ id }) => id === state.taskId)
  if (!task || state.times === (before?.times ?? 0)) return undefined
  if (before?.completed) return `${task.title}: already done today.`
  if (state.completed) return `${task.title}: done for today. ${task.points} points.`
  return `${task.title}: ${state.progress} of ${state.target} ${task.unit} today.`
}

function challengeLine(state: ChallengeState, before: ChallengeState | undefined): string | undefined {
  const challenge = challenges.find(({ id }) => id === state.challengeId)
  if (!challenge || state.progress <= (before?.progress ?? 0)) return undefined
  if (state.completed) return `Challenge “${challenge.title}”: complete. ${challenge.reward}.`
  return `Challenge “${challenge.title}”: ${state.progress} of ${state.target}.`
}
