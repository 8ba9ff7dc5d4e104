export const classesKey = 'classes'
