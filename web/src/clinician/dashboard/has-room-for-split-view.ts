/** Whether a record has its place beside the list, as in the style sheet of the split view. */
export const hasRoomForSplitView = () => window.matchMedia('(min-width: 62em)').matches
