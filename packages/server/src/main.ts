// The server as a program: PORT says where it listens, SIETCH_WEB which built web it serves.
import { serve } from './serve.ts'

process.exitCode = await serve(Number(process.env.PORT || 3000), process.env.SIETCH_WEB)
