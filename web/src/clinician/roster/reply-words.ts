/** The patient’s reply to “Do you still feel like this?”. */
export const replyWords = { still: '“Yes, I still feel like this”', better: '“No, I am better”' } as const
