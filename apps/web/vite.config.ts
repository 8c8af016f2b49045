import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    // The server answers with these files as they are, so nothing is compressed per request.
    compression({
      include: /\.(html|js|css|svg|json|webmanifest)$/,
      threshold: 512,
      algorithms: [
        defineAlgorithm('gzip', { level: 9 }),
        defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      ],
    }),
  ],
  resolve: {
    alias: { zod: fileURLToPath(new URL('src/platform/schemas-left-out.ts', import.meta.url)) },
  },
  build: {
    target: 'es2023',
    // The Content-Security-Policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      '/v1': server,
      '/healthz': server,
      '/readyz': server,
      '/openapi': server,
    },
  },
})
