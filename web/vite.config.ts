import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const unit = /\/src\/learn\/(\w+)\/[^/]+\/(unit|en|fr|my)\.ts$/

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    manifest: true,
    // Nothing is inlined: the content security policy allows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A shelf of the learning part comes as one file for its positions and one for each language.
        codeSplitting: { groups: [{ test: unit, name: (id) => unit.exec(id)?.slice(1).join('-') ?? null }] },
      },
    },
  },
  // What is asked of the server goes to the one that `make run` starts.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
  worker: { format: 'es' },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.mjs'],
    expect: { requireAssertions: true },
  },
})
