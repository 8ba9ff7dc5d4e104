import type { FollowedCourse } from '@duologue/contract/courses/class-course-shapes'
import type { Client } from '../../api/client'

/** Lets a class follow a course, or none; answers what it follows then. */
export async function setClassCourse(
  client: Client,
  classId: string,
  course: string | null,
): Promise<FollowedCourse | null> {
  const params = { id: classId }
  const told = await client.courses.setClassCourse({ params, body: { course } })
  return told.course
}
