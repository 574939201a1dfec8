import { testNewPersonContract } from '@ninefold/contracts/rpc/testing';
import { fakeDashboard, summary } from './fake-dashboard';

testNewPersonContract(['dashboard_summary', 'learning_state'], () => fakeDashboard(summary()).supabase());
