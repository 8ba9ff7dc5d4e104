import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { sessionNow, useSession } from '../session/session'
import { EditorGate } from '../songs/editor-gate'
import { OpenedSong } from '../songs/opened-song'
import page from '../ui/page.module.css'

const route = getRouteApi('/main/editor/songs/$songId')
