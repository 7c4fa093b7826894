/** The DOM events that count as use of the app. With a screen reader a click or an input can come alone. */
export const userActivityEvents = ['pointerdown', 'click', 'keydown', 'wheel', 'touchmove', 'input'] as const
